// Keys of the queue: j and k go to the next and the one before, / to the search. Nothing else needs a script.
const titles = [...document.querySelectorAll(".queue .title")];
const search = document.getElementById("q");

document.addEventListener("keydown", (event) => {
  const at = event.target;
  const typing = at instanceof HTMLElement && at.closest("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "/" && search) {
    event.preventDefault();
    search.focus();
    return;
  }
  const step = { j: 1, k: -1 }[event.key];
  if (!step || titles.length === 0) return;
  const item = at instanceof HTMLElement ? at.closest(".queue li") : null;
  const here = item ? titles.indexOf(item.querySelector(".title")) : step > 0 ? -1 : titles.length;
  titles[Math.min(Math.max(here + step, 0), titles.length - 1)].focus();
});
