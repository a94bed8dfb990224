import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, removalDelay, showToast, toastStore } from "./toast-store.ts";

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
  showToast({ title: "First" });
  showToast({ title: "Second", variant: "destructive" });
  expect(toastStore.read()).toMatchObject({ title: "Second", dismissed: false });
});

test("the same message twice is two messages, so that it is read out again", () => {
  showToast({ title: "Sent" });
  const first = toastStore.read()?.id;
  showToast({ title: "Sent" });
  expect(toastStore.read()?.id).not.toBe(first);
});

test("a message stays until it is dismissed", () => {
  showToast({ title: "Sent" });
  vi.advanceTimersByTime(2 * removalDelay);
  expect(toastStore.read()).toMatchObject({ title: "Sent", dismissed: false });
});

test("a dismissed message is forgotten after 1,000,000 ms, and not before", () => {
  showToast({ title: "Sent" });
  dismissToast();
  expect(toastStore.read()).toMatchObject({ title: "Sent", dismissed: true });
  vi.advanceTimersByTime(999_999);
  expect(toastStore.read()).toMatchObject({ title: "Sent", dismissed: true });
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toBeUndefined();
});

test("dismissing twice does not put the removal off", () => {
  showToast({ title: "Sent" });
  dismissToast();
  vi.advanceTimersByTime(removalDelay - 1);
  dismissToast();
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toBeUndefined();
});

test("the removal of a dismissed message spares the one that came after", () => {
  showToast({ title: "First" });
  dismissToast();
  vi.advanceTimersByTime(removalDelay - 1);
  showToast({ title: "Second" });
  vi.advanceTimersByTime(removalDelay);
  expect(toastStore.read()).toMatchObject({ title: "Second", dismissed: false });
});

test("who listens is told of each change, until they stop", () => {
  const listener = vi.fn();
  const stop = toastStore.subscribe(listener);
  showToast({ title: "Sent" });
  dismissToast();
  vi.advanceTimersByTime(removalDelay);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  showToast({ title: "Sent" });
  expect(listener).toHaveBeenCalledTimes(3);
});
