/** A grey picture. */
const captcha_img = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

/** A server that asks both forms for a picture. */
export const captchaAnswers = {
  '/api/v3/captcha/generate': { cache_key: 'story', captcha_img },
  '/api/v3/captcha/account_generate': { cache_key: 'story', captcha_img },
};
/** A server that has no picture. */
export const captchaFailures = { '/api/v3/captcha/generate': 500, '/api/v3/captcha/account_generate': 500 };
