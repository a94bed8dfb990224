import type { Service } from "#core/services.ts";
import type { Curve, Layer } from "./rosette.ts";

export type ServiceFigure = { outer: Layer; inner: Layer };

/** The same number in every figure, so that one can turn into another line by line. */
const outerCopies = 40;
const innerCopies = 26;

type Shape = { curve: Curve; radius: number; sweep: number; innermost: number };

function figure(outer: Shape, inner: Shape): ServiceFigure {
  return {
    outer: { ...outer, copies: outerCopies },
    inner: { ...inner, copies: innerCopies },
  };
}

const noRipple = { count: 1, height: 0 };

/** Each service has a rosette of its own, as each denomination has on a banknote. */
export const serviceFigures: Record<Service, ServiceFigure> = {
  "investment-advisory": figure(
    {
      curve: {
        petals: 12,
        depth: 0.42,
        sharpness: 0.9,
        ripple: { count: 2, height: 0.05 },
        twist: 0.35,
      },
      radius: 490,
      sweep: 30,
      innermost: 0.42,
    },
    {
      curve: { petals: 24, depth: 0.35, sharpness: 1, ripple: noRipple, twist: 0 },
      radius: 215,
      sweep: 15,
      innermost: 0.35,
    },
  ),
  "mergers-acquisitions": figure(
    {
      curve: { petals: 14, depth: 0.6, sharpness: 1.2, ripple: noRipple, twist: -0.8 },
      radius: 490,
      sweep: 0,
      innermost: 0.25,
    },
    {
      curve: { petals: 14, depth: 0.5, sharpness: 1, ripple: noRipple, twist: 0.5 },
      radius: 200,
      sweep: 13,
      innermost: 0.3,
    },
  ),
  "private-equity": figure(
    {
      curve: {
        petals: 10,
        depth: 0.55,
        sharpness: 0.6,
        ripple: { count: 2, height: 0.03 },
        twist: 0,
      },
      radius: 490,
      sweep: 36,
      innermost: 0.55,
    },
    {
      curve: { petals: 20, depth: 0.5, sharpness: 1, ripple: noRipple, twist: 0.6 },
      radius: 250,
      sweep: 18,
      innermost: 0.25,
    },
  ),
  "business-strategy": figure(
    {
      curve: {
        petals: 20,
        depth: 0.25,
        sharpness: 1,
        ripple: { count: 2, height: 0.02 },
        twist: 0,
      },
      radius: 490,
      sweep: 36,
      innermost: 0.35,
    },
    {
      curve: { petals: 10, depth: 0.7, sharpness: 0.8, ripple: noRipple, twist: 1 },
      radius: 160,
      sweep: 36,
      innermost: 0.2,
    },
  ),
};

/** The same figure with a third of the copies: at stamp size the lines would run together. */
export function thinned({ outer, inner }: ServiceFigure): ServiceFigure {
  return {
    outer: { ...outer, copies: Math.round(outer.copies / 3) },
    inner: { ...inner, copies: Math.round(inner.copies / 3) },
  };
}
