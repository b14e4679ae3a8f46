import { words } from '../../../src/text/words';

/** Words of the preview of a guest page. */
export const portalPreviewText = words('portalPreview', {
  missing: '没有找到这个页面',
  back: '返回模板列表',
  template: '模板',
  version: (version: number) => `版本 ${version}`,
  network: '网络',
  everywhere: '不限网络',
  shown: '该网络正在使用',
  shownOld: (version: number) => `该网络正在使用版本 ${version}`,
  notShown: '该网络没有使用这个页面',
  disabled: '该网络没有启用访客认证',
  methods: '显示的方式',
  hidden: '不显示的方式',
  hiddenNote: '网关没有启用这些方式',
  none: '没有可显示的方式：模板选择的方式在网关上都没有启用。',
  after: '认证后',
  ends: { origin: '原页面', url: '指定网址', done: '成功页' },
  agree: '协议',
  mustAgree: '需同意',
  noAgree: '不需同意',
  edit: '编辑模板',
  settings: '认证设置',
  apply: '该网络换用此页面',
  applyTitle: '换用认证页面',
  applyBody: (name: string, network: string) =>
    `将为“${network}”启用访客认证，并下发页面“${name}”。可在认证设置里回滚。`,
  applied: '已提交下发',
  note: '可以试填，不会发送任何内容',
});
