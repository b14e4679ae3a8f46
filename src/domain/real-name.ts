/** Answer of `GET /api/v3/real_name_auth/notice` (specification, section 3). */
export interface RealNameNotice {
  business_status: boolean;
  /** 1: verified. */
  stage: number;
  /** 1: the pop-up was not closed yet. */
  homePopup: number;
  notice: { yun_message: string };
}

/** Whether the real-name pop-up is due (specification, section 4: "Real-name pop-up"). */
export const realNameDue = ({ business_status, stage, homePopup }: RealNameNotice): boolean =>
  business_status && stage !== 1 && homePopup === 1;

/** The notice as lines; breaks may come from any system, or as `<br>`. Empty lines are left out. */
export const noticeLines = ({ notice }: RealNameNotice): string[] =>
  notice.yun_message
    .split(/\r\n|\r|\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter(Boolean);
