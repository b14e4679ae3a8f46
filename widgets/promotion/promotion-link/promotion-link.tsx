import { useRef } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { promotionProducts } from '../../../src/api/contract/promotion';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Download } from '../../../src/ui/icon';
import { Input } from '../../../src/ui/input';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { savePicture } from '../shared/picture';
import { QrCode } from '../../../src/ui/qr';
import { Select } from '../../../src/ui/select';
import { Skeleton } from '../../../src/ui/skeleton';
import type { promotionLinkContract } from './promotion-link.contract';
import { promotionLinkText as text } from './promotion-link.text';

/** The link and QR code of the product that stands in the address, else of the given or the first one. */
export function PromotionLink({ package: given }: PropsOf<typeof promotionLinkContract>) {
  const { data, error, loading, refresh } = useRead(promotionProducts, {}, { every: 600_000 });
  const { href, query, setQuery } = usePlace();
  const code = useRef<HTMLDivElement>(null);
  const list = data?.list ?? [];
  const wanted = query.product ?? given;
  const product = list.find(({ package_id }) => package_id === wanted) ?? list[0];
  if (!product) {
    return (
      <PaneBox part="panel">
        <PaneHead title={text.plain} />
        {loading ? (
          <Skeleton height={160} />
        ) : error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <Empty kind="nothing" title={text.none} reason={text.noneReason} />
        )}
      </PaneBox>
    );
  }
  const link = new URL(href({ name: 'register', query: { ref: product.code } }) ?? '/', document.baseURI).href;
  const save = () => {
    const svg = code.current?.querySelector('svg');
    if (svg) void savePicture(standing(svg), text.file(product.code), [640, 640]);
  };
  return (
    <PaneBox part="panel">
      <PaneHead title={text.heading(product.name)} />
      <Parts>
        <div ref={code}>
          <QrCode text={link} label={text.qr(product.name)} size={128} />
        </div>
        <div>
          <p>{text.help}</p>
          <Select
            size="sm"
            aria-label={text.product}
            value={product.package_id}
            options={list.map(({ package_id, name }) => ({ value: package_id, label: name }))}
            onChange={(id) => setQuery({ product: id }, { replace: true })}
          />
          <Button size="sm" icon={<Download />} onClick={save}>
            {text.save}
          </Button>
        </div>
      </Parts>
      <Line>
        <Input
          aria-label={text.link}
          value={link}
          readOnly
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={link} label={text.copy} size="md" />
      </Line>
    </PaneBox>
  );
}

/** The drawing with everything that the page's style gave it: a file has no page around it. */
function standing(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { fill, backgroundColor } = getComputedStyle(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('fill', fill);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  margin-bottom: 16px;
  & > :last-child {
    display: flex;
    flex: 1 1 140px;
    flex-direction: column;
    gap: 8px;
    align-items: start;
    color: ${token('text-2')};
    font-size: 12px;
    line-height: 18px;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
`;
