import { translate } from '../../../src/text/words';
import type { firstGatewayText } from './first-gateway.text';

translate<typeof firstGatewayText>('firstGateway', {
  heading: 'Bring your first gateway to the cloud',
  lead: 'Three steps; each opens when the one before is done.',
  bind: 'Bind your first gateway',
  bound: (name) => `${name} is yours`,
  how: 'Way to bind',
  one: 'Label',
  many: 'A list',
  code: 'Type the code on the device',
  codeSteps: [
    'Connect to the gateway and open its own page',
    'Type the code on its page for cloud management and save',
    'Come back here; nothing to reload',
  ],
  waiting: 'Waiting for the gateway',
  stages: ['In this account', 'Online'],
  waitOf: (step) => `After step ${step}`,
  name: 'Name it',
  nameHelp: 'Name it after its place or use: you will know it again in lists and alarms.',
  remark: 'Name',
  save: 'Save',
  saved: 'Saved',
  online: 'Online',
  offline: 'Waiting for the device, about a minute after it has power and internet',
  next: 'Choose what to do first',
  nextHelp: 'The rest can be done at any time',
  tasks: {
    guest: { title: 'Guest Wi-Fi', help: 'How guests sign in' },
    alarm: { title: 'Alarms', help: 'Who is told when a line fails, and how' },
    sdwan: { title: 'Connect sites', help: 'Two sites or more in one network' },
  },
  done: 'To the overview',
  skip: 'Not now, to the overview',
  noDevice: 'No device at hand?',
  sampleHelp: 'The sample network is read-only, does not touch your account, and can be left at any time.',
  sample: 'Look at a sample network',
  leave: 'The rest later, to the overview',
  trouble: 'Trouble with binding',
  troubles: [
    {
      q: 'There is no label',
      a: 'It is below or behind the device, and on the side of its box. Without one ask your supplier to print it again.',
    },
    {
      q: 'Another account has it',
      a: 'That account gives the device back first. If you cannot reach it, open a ticket with the proof of purchase.',
    },
    {
      q: 'The gateway has no internet',
      a: 'Check the cable of its WAN port and the network before it. Once its own page has internet, it finds the cloud by itself.',
    },
  ],
  ticket: 'Open a ticket',
});
