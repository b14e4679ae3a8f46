import { useState } from 'react';
import type { PortalContent } from '../../src/domain/guest';
import { Phone, PortalPage } from '../../src/ui/portal';
import { Segmented } from '../../src/ui/segmented';
import { Choices, Right } from './portal-editor.styles';
import { portalEditorText as text } from './portal-editor.text';

/** The page as guests will see it: the same one, not a picture of it. */
export function Preview({ content }: { content: PortalContent }) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone');
  const [moment, setMoment] = useState<'before' | 'done'>('before');
  return (
    <Right>
      <div>
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
          <PortalPage key={moment} content={content} done={moment === 'done'} />
        </Phone>
        <p>{text.previewNote}</p>
      </div>
    </Right>
  );
}
