import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, removalDelay, showToast, toastStore } from "./toast-store.ts";

const first = () => ({ title: "First" });
const second = () => ({ title: "Second", variant: "destructive" as const });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

test("there is no message before the first one", () => {
  expect(toastStore.read()).toBeUndefined();
});

test("a new message takes the place of the one on screen", () => {
  showToast("layout", first);
  showToast("consent", second);
  expect(toastStore.read()).toMatchObject({ say: second, namespace: "consent", dismissed: false });
});

test("the same message twice is two messages, so that it is read out again", () => {
  showToast("layout", first);
  const { id } = toastStore.read() ?? {};
  showToast("layout", first);
  expect(toastStore.read()?.id).not.toBe(id);
});

test("a message stays until it is dismissed", () => {
  showToast("layout", first);
  vi.advanceTimersByTime(2 * removalDelay);
  expect(toastStore.read()).toMatchObject({ say: first, dismissed: false });
});

test("a dismissed message is forgotten after 1,000,000 ms, and not before", () => {
  showToast("layout", first);
  dismissToast();
  expect(toastStore.read()).toMatchObject({ say: first, dismissed: true });
  vi.advanceTimersByTime(999_999);
  expect(toastStore.read()).toMatchObject({ say: first, dismissed: true });
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toBeUndefined();
});

test("dismissing twice does not put the removal off", () => {
  showToast("layout", first);
  dismissToast();
  vi.advanceTimersByTime(removalDelay - 1);
  dismissToast();
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toBeUndefined();
});

test("the removal of a dismissed message spares the one that came after", () => {
  showToast("layout", first);
  dismissToast();
  vi.advanceTimersByTime(removalDelay - 1);
  showToast("layout", second);
  vi.advanceTimersByTime(removalDelay);
  expect(toastStore.read()).toMatchObject({ say: second, dismissed: false });
});

test("who listens is told of each change, until they stop", () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  showToast("layout", first);
  dismissToast();
  vi.advanceTimersByTime(removalDelay);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  showToast("layout", first);
  expect(listener).toHaveBeenCalledTimes(3);
});
