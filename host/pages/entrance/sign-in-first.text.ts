/** Words for who has to sign in first. */
export const signInFirstText = {
  confirmSignIn: { title: '请先在此设备上登录', reason: '登录后即可确认电脑端的扫码登录。' },
  signIn: '去登录',
};
