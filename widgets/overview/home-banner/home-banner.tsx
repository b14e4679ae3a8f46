import { useEffect, useState } from 'react';
import { adTarget, pathDestination } from '../../../src/domain/links';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useExpected } from '../../../src/session/use-kept';
import { IconButton } from '../../../src/ui/button';
import { ChevronLeft, ChevronRight } from '../../../src/ui/icon';
import { Tag } from '../../../src/ui/tag';
import type { homeBannerContract } from './home-banner.contract';
import { useBanners, useTrack, type Banner } from './home-banner.data';
import { Arrows, Dots, Open, Place, Strip } from './home-banner.styles';
import { homeBannerText as text } from './home-banner.text';
import { useRotation } from './use-rotation';

type Props = PropsOf<typeof homeBannerContract>;

/** Offers and notices, one after the other. Takes no room while there are none, but keeps its place while it asks. */
export function HomeBanner({ onAdOpen }: Props) {
  const known = useBanners();
  const banners = known ?? none;
  const expected = useExpected('banners', known && known.length > 0);
  const [over, setOver] = useState(false);
  const { at, go } = useRotation(
    banners.map(({ repeat_rate }) => repeat_rate),
    over,
  );
  const banner = banners[at];
  const track = useTrack();
  const id = banner?.ad_id;
  useEffect(() => {
    if (id) track('show_homePageEPCAD', id);
  }, [id, track]);
  if (!banner) return known ? null : <Place aria-hidden data-waiting="" $high={expected} />;
  const many = banners.length > 1;
  return (
    <Strip
      part="panel"
      aria-label={text.label(at + 1, banners.length)}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
    >
      {banner.image && <img src={banner.image} alt={adTarget(banner.links) ? '' : banner.title} />}
      <Words banner={banner} onAdOpen={onAdOpen} onTracked={() => track('click_homePageEPCAD', banner.ad_id)} />
      {many && (
        <>
          <Dots $over={banner.image !== undefined} aria-hidden>
            {banners.map(({ ad_id }, i) => (
              <i key={`${ad_id} ${i}`} data-on={i === at ? '' : undefined} />
            ))}
          </Dots>
          <Arrows $shown={over} $over={banner.image !== undefined}>
            <IconButton size="sm" label={text.previous} onClick={() => go(-1)}>
              <ChevronLeft />
            </IconButton>
            <IconButton size="sm" label={text.next} onClick={() => go(1)}>
              <ChevronRight />
            </IconButton>
          </Arrows>
        </>
      )}
    </Strip>
  );
}

const none: readonly Banner[] = [];

interface WordsProps {
  banner: Banner;
  onAdOpen: Props['onAdOpen'];
  onTracked: () => void;
}

function Words({ banner: { image, links, tag, title, body, action }, onAdOpen, onTracked }: WordsProps) {
  const target = adTarget(links);
  // A picture says it all: it is the link itself.
  const over = image !== undefined;
  const label = over ? title || text.untold : undefined;
  const go = action || text.open;
  const place = usePlace();
  const open = (event: { preventDefault: () => void }) => {
    if (!target) return;
    onTracked();
    if (onAdOpen?.(target) === false) event.preventDefault();
    else if (target.kind === 'route') place.go(pathDestination(target.path));
  };
  return (
    <p>
      {!over && (
        <>
          {tag && <Tag tone="promo">{tag}</Tag>}
          <b>{title || text.untold}</b>
          <span>{body}</span>
        </>
      )}
      {target?.kind === 'window' && (
        <Open $over={over} aria-label={label} href={target.url} target="_blank" rel="noopener" onClick={open}>
          {!over && go}
        </Open>
      )}
      {target?.kind === 'route' && (
        <Open $over={over} aria-label={label} as="button" type="button" role="link" onClick={open}>
          {!over && go}
        </Open>
      )}
    </p>
  );
}
