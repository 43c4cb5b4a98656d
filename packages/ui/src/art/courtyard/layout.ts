/**
 * The positions of the scene's parts, as utility classes: phones first, then `frame:`. Everything is measured from the
 * bottom, where the floor is, so that a hero may grow with its text and the swing stays level with the dado.
 */
export interface SceneLayout {
  root: string;
  dado: string;
  skirting: string;
  floor: string;
  /** The column of the swing: its place and width. The other places are inside it. */
  column: string;
  light: string;
  /** Below the beam, or the top of the picture: the upper end of the chains. */
  hang: string;
  swing: string;
  niches: string;
  shadow: string;
  floorLight: string;
  kolam: string;
  beam: string;
}

const HERO: SceneLayout = {
  root: "h-[450px] frame:h-auto",
  dado: "bottom-[124px] h-[116px] border-t-4 frame:bottom-[152px] frame:h-[110px] frame:border-t-[6px]",
  skirting: "h-2.5 frame:h-4",
  floor: "h-[124px] frame:h-[152px]",
  column:
    "left-[calc(50%-131px)] w-[262px] frame:left-[58.5%] frame:w-[min(500px,37%)] min-[1320px]:left-[calc(50%+130px)]",
  light: "bottom-[124px] left-[104%] w-[272px] frame:bottom-[152px] frame:left-[68%] frame:w-[528px]",
  hang: "top-[46px] frame:top-[110px]",
  swing: "bottom-[191px] frame:bottom-[220px]",
  niches: "top-[62px] inset-x-[5%] frame:top-[214px] frame:inset-x-[11%]",
  shadow: "bottom-[102px] left-[6%] h-3 w-full frame:bottom-[116px] frame:h-5",
  floorLight: "h-[121px] -left-[150px] w-[560px] frame:h-[149px] frame:-left-[650px] frame:w-[1100px]",
  kolam: "bottom-[10px] w-[118%] h-[92px] frame:bottom-[5px] frame:w-[107%] frame:h-[142px]",
  beam: "top-[34px] -left-11 h-3 frame:top-[92px] frame:-left-[60px] frame:h-[18px]",
};

const DOOR: SceneLayout = {
  root: "",
  dado: "bottom-[14px] h-[27px] border-t-[3px] frame:bottom-[158px] frame:h-[107px] frame:border-t-[5px]",
  skirting: "h-[5px] frame:h-3",
  floor: "h-[14px] frame:h-[158px]",
  column: "right-4 w-[148px] frame:right-auto frame:left-[78%] frame:w-[470px] grid:left-[67.5%]",
  light: "bottom-[14px] left-[70%] w-[230px] frame:bottom-[158px] frame:left-[30%] frame:w-[528px]",
  hang: "top-0",
  swing: "bottom-[37px] frame:bottom-[244px]",
  niches: "hidden",
  shadow: "hidden frame:block bottom-[127px] left-[3%] h-[22px] w-[94%]",
  floorLight: "hidden",
  kolam: "hidden frame:block bottom-[20px] -left-[41%] w-[83%] h-[114px]",
  beam: "hidden",
};

/** The two scenes: the site's hero and the panel next to the sign-in form. */
export const SCENES = { hero: HERO, door: DOOR } as const satisfies Record<string, SceneLayout>;

/**
 * The kolams on the two floors: one line each, with hand-picked seeds. Half turns, since mirrors allow no single line.
 */
export const FLOOR_LINES = {
  hero: { seed: "court-14", n: 9, symmetry: "C2", loops: 1, p: 0.8 },
  door: { seed: "court-22", n: 7, symmetry: "C2", loops: 1, p: 0.8 },
} as const;
