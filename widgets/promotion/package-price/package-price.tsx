import { styled } from 'styled-components';
import type { PropsOf } from '../../../src/element/contract';
import { agentOf, Offers } from '../shared/offer';
import { SectionHead } from '../../../src/ui/pane';
import type { packagePriceContract } from './package-price.contract';

/** What packages cost, with what runs for them now. */
export function PackagePrice({
  agent,
  service,
  package: id,
  heading,
  onPackageOpen,
}: PropsOf<typeof packagePriceContract>) {
  return (
    <Box part="panel">
      {heading && <SectionHead title={heading} />}
      <Offers agent={agentOf(agent)} service={service} id={id} onOpen={onPackageOpen} />
    </Box>
  );
}

const Box = styled.section`
  min-width: 0;
`;
