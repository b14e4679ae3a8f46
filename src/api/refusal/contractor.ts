import { sayings } from './table';

/** Certification of contractors. */
export const contractor = sayings({
  certificationTaken: {
    code: 4621,
    zh: '工程商认证正在审核或已通过，不能重复提交',
    en: 'The certification is being checked or was approved already',
  },
  certificationGone: {
    code: 4622,
    zh: '认证申请不存在或已处理',
    en: 'The application does not exist or was settled',
  },
  creditCodeUnfit: {
    zh: '[统一社会信用代码]无效，请与营业执照一致',
    en: '[Credit code] is invalid. Write it as on the licence',
  },
  licencePhotoNeeded: { zh: '必须上传营业执照照片', en: 'Upload a photo of the licence' },
  refusalReasonNeeded: { zh: '必须填写驳回原因', en: 'Say why it is refused' },
});
