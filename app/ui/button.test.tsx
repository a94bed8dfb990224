import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a button that waits ignores presses, and keeps the focus that `disabled` would take", () => {
  const onClick = vi.fn();
  const preventDefault = vi.fn();
  const waiting = (
    <Button type="submit" pending onClick={onClick}>
      Send
    </Button>
  );
  expect(renderToStaticMarkup(waiting)).toBe(
    '<button type="submit" class="button" aria-disabled="true">Send</button>',
  );
  Button(waiting.props).props.onClick({ preventDefault });
  expect(onClick).not.toHaveBeenCalled();
  // So a form is not sent either, whether by a second click or by Enter in one of its fields.
  expect(preventDefault).toHaveBeenCalledOnce();
});
