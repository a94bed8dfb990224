import { expect, test, vi } from "vitest";
import { createStore } from "./store.ts";

test("a store says what it reads, and tells everyone who listens, until they stop", () => {
  let value = 1;
  const store = createStore(() => value);
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = store.subscribe(one);
  store.subscribe(other);
  value = 2;
  store.tell();
  stop();
  store.tell();
  expect(store.read()).toBe(2);
  expect(one).toHaveBeenCalledTimes(1);
  expect(other).toHaveBeenCalledTimes(2);
});

test("what is outside is watched from the first listener to the last, and again", () => {
  const end = vi.fn();
  const watch = vi.fn((_tell: () => void) => end);
  const store = createStore(() => 0, watch);
  expect(watch).not.toHaveBeenCalled();
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(watch).toHaveBeenCalledTimes(1);
  stops[0]?.();
  stops[0]?.();
  expect(end).not.toHaveBeenCalled();
  stops[1]?.();
  expect(end).toHaveBeenCalledTimes(1);
  store.subscribe(() => {});
  expect(watch).toHaveBeenCalledTimes(2);
});

test("a change that is noticed outside is told to who listens", () => {
  let noticed = () => {};
  const store = createStore(
    () => 0,
    (tell) => {
      noticed = tell;
      return () => {};
    },
  );
  const heard = vi.fn();
  store.subscribe(heard);
  noticed();
  expect(heard).toHaveBeenCalledTimes(1);
});
