/** Prints one part of the page alone, such as a statement: the sheet around what was pressed. */
export function printPart(pressed: Element): void {
  const part = pressed.closest(".paper");
  part?.setAttribute("data-printed", "");
  addEventListener("afterprint", () => part?.removeAttribute("data-printed"), { once: true });
  print();
}
