/** Defines the element, once, where the browser can style it; elsewhere what stands between its tags is shown. */
import { KonduktorFaq } from "./element.js";

if ("adoptedStyleSheets" in Document.prototype && !customElements.get("konduktor-faq")) {
  customElements.define("konduktor-faq", KonduktorFaq);
}
