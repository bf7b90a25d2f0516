/** The host's accent colour, taken where it can be read on our paper. */

/** Relative luminance (WCAG 2.2) of `#rgb` or `#rrggbb`; undefined for anything else. */
export function luminance(color: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  const parts = short?.slice(1).map((d) => d + d) ?? long?.slice(1);
  if (!parts) return undefined;
  const [r, g, b] = parts.map((d) => {
    const share = parseInt(d, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

// The paper of each theme, as in widget.css.
const PAPERS = { light: "#fffdf8", dark: "#1e1c19" } as const;

/** Whether text in `color` on the paper of a theme, or that paper's colour on it, has a contrast of 4.5. */
export function readable(color: string, theme: keyof typeof PAPERS): boolean {
  const ink = luminance(color);
  const paper = luminance(PAPERS[theme]) as number;
  if (ink === undefined) return false;
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05) >= 4.5;
}

/** The style rule for an accent: a custom property for each theme that it can be read on. */
export function accentRule(color: string | null): string {
  const wanted = (color ?? "").trim();
  const set = (["light", "dark"] as const).filter((theme) => readable(wanted, theme));
  return set.length ? `.box{${set.map((theme) => `--own-${theme}:${wanted}`).join(";")}}` : "";
}
