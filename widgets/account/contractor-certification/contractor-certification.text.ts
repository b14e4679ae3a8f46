import { words } from '../../../src/text/words';

/** Words of the certification of contractors. */
export const contractorCertificationText = words('contractorCertification', {
  heading: '工程商认证',
  about: '通过认证的工程商可获得项目报备、专属技术支持与合作价格。资料只用于审核。',
  state: '认证状态',
  states: { none: '未提交', reviewing: '审核中', approved: '已通过', refused: '已驳回' },
  notes: {
    none: '填写公司资料并上传营业执照，一般 1–3 个工作日完成审核。',
    reviewing: '资料已提交，审核完成后会收到站内消息。',
    approved: '认证已通过，如需变更公司资料请联系客服。',
    refused: '资料未通过审核，请按原因修改后重新提交。',
  },
  reason: '驳回原因',
  remark: '说明',
  submitted: '提交时间',
  settled: '审核时间',
  company: '公司名称',
  companyHelp: '与营业执照一致，2–64 个字符',
  licence: '统一社会信用代码',
  licenceHelp: '营业执照上的 18 位代码',
  licenceInvalid: '[统一社会信用代码]无效，请与营业执照一致',
  photos: '营业执照照片',
  photosHelp: 'JPEG、PNG 或 WebP，每张不超过 5 MB，最多 3 张',
  photosMissing: '必须上传营业执照照片',
  region: '所在地区',
  contact: '联系人',
  mobile: '联系手机号',
  submit: '提交认证',
  again: '重新提交',
  sent: '已提交，等待审核',
});
