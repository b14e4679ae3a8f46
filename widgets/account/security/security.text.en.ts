import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { securityText } from './security.text';

translate<typeof securityText>('security', {
  heading: 'Sign-in and identity',
  saved: 'Saved',

  password: {
    name: 'Password',
    state: (when) => `Changed on ${when}`,
    hint: 'Change it regularly and use it nowhere else. Other devices are signed out then.',
    act: 'Change',
    title: 'Change password',
    old: 'Current password',
  },

  mobile: {
    name: 'Mobile number',
    none: 'Not bound',
    hint: 'For signing in, password recovery and important notices.',
    change: 'Change',
    bind: 'Bind',
  },

  realName: {
    name: 'Identity',
    states: ['Not verified', 'Verified', 'In review', 'Refused'],
    hint: 'Needed before withdrawing money and binding a bank card.',
    verified: (name, card) => `${name} ${card}`,
    refused: (reason) => `Reason: ${reason}`,
    remark: (reason) => ` · ${reason}`,
    act: 'Verify',
    again: 'Verify again',
    title: 'Verify identity',
    person: 'Name',
    personHelp: 'As on the identity card',
    card: 'Identity card number',
    submit: 'Submit',
    submitted: 'Submitted for review',
  },

  twoStep: {
    name: 'Two-step verification',
    on: 'On',
    off: 'Off',
    left: (count) => counts`${count} recovery codes left`,
    hint: 'Signing in also takes the 6-digit code of an authenticator app.',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    renew: 'New recovery codes',
    renewOk: 'Make new codes',
    begin: 'Turn on two-step verification',
    password: 'Password',
    passwordHelp: 'To make sure that it is you',
    next: 'Next',
    scan: 'Scan the code with an authenticator app and enter the code that the app shows.',
    qr: 'QR code for two-step verification',
    manual: 'If you cannot scan, enter this key in the app:',
    code: 'Code',
    codeOrRecovery: 'Code or recovery code',
    enable: 'Turn on',
    codes: 'Recovery codes',
    codesHint: 'Each works once. Keep them in a safe place for the day your phone is lost. They are not shown again.',
    copyAll: 'Copy all',
    kept: 'I have kept them',
    endTitle: 'Turn off two-step verification',
    endOk: 'Turn off now',
    endHint: 'Signing in then takes the password only.',
    ended: 'Two-step verification is off',
  },
});
