/** A picture that a person can read: what `POST /api/v3/captcha/…` answers. */
interface CaptchaImage {
  /** Names the picture when its answer is sent back; runs out after five minutes and with its first use. */
  cache_key: string;
  /** PNG as a `data:` URL, 120 × 40 px at twice the density. */
  captcha_img: string;
  /** Work that proves a picture to be worth its answer: see `src/domain/proof-of-work.ts`. */
  proof_bits: number;
}

/** What an answer is worth. */
interface CaptchaAnswer {
  right: boolean;
  /** Zero bits of the work that came with it; 0: none, or not enough. */
  bits: number;
}

/** Picture captchas. Not a wall but a slope: the limits are what holds. */
export interface Captcha {
  /**
   * A new picture for who drew that many lately. `purpose` ('login', 'sms'…) keeps an answer from being used elsewhere.
   */
  create(purpose: string, drawn: number): Promise<CaptchaImage>;
  /**
   * Whether `answer` is right, and what work was done for it: `cacheKey` is that of the picture, with `.` and a try behind
   * it where the page found one. Each picture can be tried once, upper or lower case.
   */
  verify(purpose: string, cacheKey: string, answer: string): Promise<CaptchaAnswer>;
}
