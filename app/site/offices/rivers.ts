import type { Meander, Point } from "#app/engraving/meander.ts";
import type { Office } from "#content/site.ts";

export const locatorSize = { width: 800, height: 520 };

type Place = { river: Meander; office: Point; hachures?: { count: number; reach: number } };

/** Each office and its river, drawn by eye. North is up. */
export const places: Record<Office["id"], Place> = {
  luxembourg: {
    river: {
      course: [
        [640, 620],
        [560, 470],
        [400, 430],
        [270, 380],
        [290, 270],
        [440, 260],
        [560, 215],
        [520, 110],
        [440, 40],
        [470, -100],
      ],
      width: 44,
      lines: 10,
      islands: [],
    },
    office: [176, 352],
    hachures: { count: 130, reach: 50 },
  },
  paris: {
    river: {
      course: [
        [960, 560],
        [800, 470],
        [660, 370],
        [520, 290],
        [380, 235],
        [230, 240],
        [130, 350],
        [20, 500],
        [-90, 600],
      ],
      width: 66,
      lines: 14,
      islands: [
        { at: 0.31, length: 0.05, width: 0.45 },
        { at: 0.41, length: 0.07, width: 0.6 },
      ],
    },
    office: [300, 130],
  },
};
