import { translate } from '../../../src/text/words';
import type { twinkleStarAgreementText } from './twinkle-star-agreement.text';

translate<typeof twinkleStarAgreementText>('twinkleStarAgreement', {
  title: 'Agreement of the star plan',
  version: (version, from) => `Version ${version}, in force from ${from}`,
  parts: [
    {
      title: '1. What you lend',
      lines: [
        'You choose which disks of which gateways, how much of them, how much upload and at which hours. What you did not choose is not used.',
        'Gateways take part that reported a disk of 32 GB or more without bad blocks, and whose firmware can do it.',
      ],
    },
    {
      title: '2. How it is used',
      lines: [
        'Buyers store content in the space you lend and distribute it over the upload you lend, in the hours agreed.',
        'Neither the platform nor buyers read or change your data on the disks, nor other settings of the gateway.',
      ],
    },
    {
      title: '3. Income and subsidy',
      lines: [
        'Buyers pay by the day and by the disk; it is added to your balance at 09:00 on the next day. Days without a buyer bring nothing.',
        'Subsidy is paid during the campaign only and by its rules; parts of a fen do not count.',
      ],
    },
    {
      title: '4. Pausing and leaving',
      lines: [
        'You may pause or leave at any time. Sharing stops once the gateway has answered; one that is offline does so when it is back.',
        'What was earned before is settled as usual. After leaving, the gateway is told to stop; its firmware clears what buyers stored, which the platform cannot confirm.',
      ],
    },
    {
      title: '5. Bills and objections',
      lines: [
        'The bill tells day by day and disk by disk how income and subsidy were computed. You may object to a day in the bill; the platform answers.',
      ],
    },
    {
      title: '6. Changes',
      lines: [
        'After a change you have to agree again before you can apply for more. Gateways that take part go on under the version agreed to, and may leave at any time.',
      ],
    },
  ],
  agree: 'Agree',
  agreed: 'Agreed',
  agreeAsk: (version) =>
    `Agree to version ${version} of the agreement on behalf of this account? Who agreed and when is recorded.`,
  said: 'Agreed. You can apply now',
  current: (by, at) => `${by} agreed to this version at ${at}.`,
  older: (version, by) => `The agreement has changed: ${by} agreed to version ${version}. Agree again before applying.`,
  never: 'This account has not agreed to this version yet, which it must before applying.',
  apply: 'Apply',
  history: 'Consents',
  by: 'Agreed by',
  at: 'At',
  versionHead: 'Version',
  none: 'Nobody has agreed yet',
  noneReason: 'Who agreed, when and to which version is written here.',
  unknown: (version) => `This page does not have the text of version ${version}. Reload it.`,
});
