import { translate } from '../../../../src/text/words';
import type { aboutText } from './about.text';

translate<typeof aboutText>('speedupAbout', {
  parts: [
    {
      title: 'What it changes on the gateway',
      lines: [
        'When approved members use the chosen applications and domains, the gateway hands that traffic to the line',
        'All other traffic and clients keep to the local line; port mappings, VLANs and DNS defence stay as they are',
        'A change is in force once the gateway confirms it; a gateway that cannot do it refuses and says why',
      ],
    },
    {
      title: 'How to see that it works',
      lines: [
        '“Measure” has the gateway take latency and loss to the line, without it and over it',
        'What was never measured says so; what could not be measured shows the reason the gateway gave',
        'What members use is reported by the gateway and shown by the day for 30 days',
      ],
    },
    {
      title: 'How to pause and end it',
      lines: [
        'Pause a group or a member: once the gateway confirms it is back on the local line, the settings stay',
        'Removing takes members and figures away; they come back by a new application',
        'At its end it is taken off the gateway; renewed or upgraded under “My services”, it comes back',
      ],
    },
  ],
});
