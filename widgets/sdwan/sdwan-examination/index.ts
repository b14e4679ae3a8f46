export { SdwanExamination } from './sdwan-examination';
export { sdwanExaminationContract } from './sdwan-examination.contract';
