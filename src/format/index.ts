export { bytes, bytesParts } from './bytes';
export { caseNumber } from './case-number';
export { duration } from './duration';
export { groupBankCard, groupMobile, ungroup } from './group';
export { maskBankCard, maskEmail, maskIdCard, maskMobile, maskName } from './mask';
export { plainYuan, fenToYuan, price, shortYuan, yuan, yuanToFen } from './money';
export { nothing, number, percent } from './number';
export { bitRate, rate, rateParts } from './rate';
export { escapeRemark, unescapeRemark } from './remark';
export { signal, signalDbm } from './signal';
export { date, dateTime, relative, time, timeRange, type Moment } from './time';

export { initials } from './initials';
