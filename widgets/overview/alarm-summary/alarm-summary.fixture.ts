/** The part of the overview summary that this widget reads. */
export const alarmsOfNight = {
  alarm_level_amount: { FATAL: 3, MIDDLE: 17, GENERAL: 1042 },
  alarm_messages: [
    { level: 'FATAL', remark: '苏州园区店', content: 'WAN1 断开，已切换到 WAN2', at: '2026-11-20T06:39:00Z' },
    { level: 'FATAL', remark: '杭州云栖酒店主楼', content: 'AC 与 12 台 AP 失去连接', at: '2026-11-20T06:38:00Z' },
    { level: 'MIDDLE', remark: '青禾学院东区宿舍', content: 'CPU 连续 10 分钟高于 90%', at: '2026-11-20T06:37:00Z' },
    { level: 'MIDDLE', remark: '成都太古里店', content: 'AP“二楼露台”信道干扰严重', at: '2026-11-20T06:36:00Z' },
    { level: 'GENERAL', remark: '上海静安寺旗舰店', content: '固件 3.7.12 可升级', at: '2026-11-20T06:35:00Z' },
    {
      level: 'GENERAL',
      remark: '一个名称特别特别长的分支机构网络节点',
      content: '设备重新启动，运行时间归零，请确认是否为计划内操作',
      at: '2026-11-20T05:02:00Z',
    },
  ],
};
