/** Boxes that scroll when their content is too wide. */
const boxes = "pre[data-name], .table-scroll[data-name]";

/**
 * A box can be focused, and has a name, only while it has more in it than it shows. A group and not
 * a region: a page with twenty blocks must not have twenty landmarks.
 */
const observer = new ResizeObserver((entries) => {
  for (const { target: box } of entries) {
    const overflows = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    if (overflows) {
      box.setAttribute("tabindex", "0");
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", (box as HTMLElement).dataset.name ?? "");
    } else for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
  }
});

const seen = new WeakSet<Element>();

function look() {
  for (const box of document.querySelectorAll(boxes)) {
    if (seen.has(box)) continue;
    seen.add(box);
    observer.observe(box);
  }
}

let watching = false;

/** Also of boxes that a tool adds later. */
export function nameOverflow() {
  look();
  if (watching) return;
  watching = true;
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}
