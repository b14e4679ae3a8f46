export const message = (id: number, title: string, popup: 'YES' | 'NO') => ({
  _id: `m${id}`,
  kind: 'system',
  title,
  popup,
  read: false,
  created_at: '2026-11-20T06:00:00Z',
});

const text = '<p>02:00–04:00 期间无法登录，<b>上网不受影响</b>。<script>alert(1)</script></p>';

const detail = (id: number) => ({ ...message(id, '', 'YES'), msg: text, newer: null, older: null });

/** Three unread messages, two of which pop up. */
export const answers = {
  '/api/v3/messages': {
    list: [message(1, '平台升级', 'YES'), message(2, '账单已出', 'NO'), message(3, '新功能', 'YES')],
    total: 3,
  },
  '/api/v3/messages/m1': detail(1),
  '/api/v3/messages/m3': detail(3),
  '/api/v3/message/read': null,
};
