import { useState } from 'react';
import { Segmented } from '../../../../src/ui/segmented';
import { Phone } from './phone';
import { PortalPage, type PortalPageProps } from './portal-page';
import { Choices } from './portal.styles';
import { phoneText as text } from './portal.text';

/** The page as guests will see it, on what and when the reader chooses: the same page, not a picture of it. */
export function PortalStage(page: Omit<PortalPageProps, 'done'>) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone');
  const [moment, setMoment] = useState<'before' | 'done'>('before');
  return (
    <>
      <Choices>
        <Segmented
          size="sm"
          label={text.device}
          value={device}
          options={(['phone', 'computer'] as const).map((value) => ({ value, label: text[value] }))}
          onChange={setDevice}
        />
        <Segmented
          size="sm"
          label={text.moment}
          value={moment}
          options={(['before', 'done'] as const).map((value) => ({ value, label: text[value] }))}
          onChange={setMoment}
        />
      </Choices>
      <Phone wide={device === 'computer'}>
        <PortalPage key={moment} {...page} done={moment === 'done'} />
      </Phone>
    </>
  );
}
