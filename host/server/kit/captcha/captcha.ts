/** A picture that a person can read: what `POST /api/v3/captcha/…` answers. */
interface CaptchaImage {
  /** Names the picture when its answer is sent back; runs out after five minutes and with its first use. */
  cache_key: string;
  /** PNG as a `data:` URL, 120 × 40 px at twice the density. */
  captcha_img: string;
}

/** Picture captchas. Not a wall but a slope: the limits are what holds. */
export interface Captcha {
  /** A new picture. `purpose` ('login', 'sms'…) keeps an answer from being used elsewhere. */
  create(purpose: string): Promise<CaptchaImage>;
  /** Whether `answer` is right. Each picture can be tried once, upper or lower case. */
  verify(purpose: string, cacheKey: string, answer: string): Promise<boolean>;
}
