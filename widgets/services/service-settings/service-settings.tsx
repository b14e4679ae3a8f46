import { styled } from 'styled-components';
import type { PropsOf } from '../../../src/element/contract';
import { listEdition } from '../../../src/domain/service-setting';
import { token } from '../../../src/theme';
import { PaneNote } from '../../../src/ui/pane';
import { SectionForm, SectionTable } from '../../../src/ui/staged';
import { Measures, SettingDesk } from '../shared/setting';
import type { serviceSettingsContract } from './service-settings.contract';
import { serviceSettingsText as text } from './service-settings.text';

/** What a service sets on gateways, how far that got, and what the gateway measured of it. */
export function ServiceSettings({
  service = 'game_v2',
  gwid = '',
  manage = false,
}: PropsOf<typeof serviceSettingsContract>) {
  const listed = service === 'game_v2' || service === 'onewu_speedup';
  return (
    <SettingDesk
      key={service}
      service={service}
      gwid={gwid}
      manage={manage}
      side={({ detail }) => (
        <>
          <Measures service={service} detail={detail} manage={manage} />
          <section aria-label={text.changes}>
            <Title>{text.changes}</Title>
            <PaneNote>{text.change[service]}</PaneNote>
            {listed && <PaneNote>{text.edition(listEdition)}</PaneNote>}
          </section>
        </>
      )}
    >
      {({ detail, draft: { sections, staged } }) =>
        sections.map((section) =>
          section.single ? (
            <div key={section.key}>
              <Title>{section.label}</Title>
              <SectionForm staged={staged} section={section} sources={detail} />
            </div>
          ) : (
            <div key={section.key}>
              <Title>{section.label}</Title>
              <SectionTable staged={staged} section={section} sources={detail} />
            </div>
          ),
        )
      }
    </SettingDesk>
  );
}

const Title = styled.h3`
  margin: 0 0 8px;
  color: ${token('text-1')};
  font-size: 14px;
  font-weight: 600;
  line-height: 22px;
`;
