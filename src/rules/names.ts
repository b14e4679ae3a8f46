import { all } from './combine';
import { pattern, type Rule } from './failure';
import { lengthBetweenChinese } from './length';

/**
 * A group name: 1 to 20, a Chinese character counting 3, of letters, digits, Chinese and `+ = _ -` (specification,
 * section 5: "Group name").
 */
export const groupName: Rule = all(
  lengthBetweenChinese(1, 20),
  pattern('groupName', /^[A-Za-z\d\p{Script=Han}+=_-]+$/u),
);

/**
 * A wireless network's name: letters, digits, Chinese and `!@#^()*`, space, `-`, `_`, `.` (specification, section 5:
 * "SSID"). Its length is a second rule, `lengthBetweenChinese(1, 32)`: the standard allows 32 bytes.
 */
export const ssid: Rule = pattern('ssid', /^[A-Za-z\d\p{Script=Han}!@#^()* _.-]+$/u);
