/** Words of what opens from the header. */
export const panelsText = {
  qr: {
    service: '服务号',
    serviceHint: '接收告警与到期提醒',
    mobile: '手机端',
    mobileHint: '用手机打开本平台',
  },
  bind: {
    hint: '在设备的云管理页填写此码，设备即归入当前账号。',
  },
  contact: {
    phone: '服务热线',
    online: '在线咨询快速通道',
    weekdays: (from: number, to: number) => `工作日 ${from}:00–${to}:00`,
    weekend: (from: number, to: number) => `周末 ${from}:00–${to}:00`,
    open: '服务中',
    closed: '休息中',
    consult: '开始咨询',
    ticket: '提交工单',
  },
};
