import { useState, type SyntheticEvent } from 'react';
import { ChevronLeft, ChevronRight } from '../../icon';
import { Input } from '../../input';
import { Select } from '../../select';
import { isMore, jumpTarget, pageCount, pageNumbers, rowsSaid } from '../model/pages';
import { tableText } from '../table.text';
import { JumpBox, Jumper, PageButton, PageList, PagerBox } from './bars.styles';

/** Props of `Pager`. */
export interface PagerProps {
  /** Name of the list, for those who hear of several on a page. */
  label: string;
  page: number;
  size: number;
  sizes: readonly number[];
  /** Undefined while it is not known. */
  total: number | undefined;
  /** A greater total stands for more. */
  counted?: number | undefined;
  /** The list could not be read: nobody knows how many there are. */
  unknown?: boolean;
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** False: only the total, for one long list. */
  paged: boolean;
}

/** Total, sizes, previous, pages, next, jumper (specification, section 2). */
export function Pager(props: PagerProps) {
  const { label, page, size, sizes, total, counted, unknown = false, onPage, onSize, paged } = props;
  const pages = pageCount(total ?? 0, size);
  const endless = total !== undefined && isMore(total, counted);
  // Further down at least so many are known as were passed over.
  const known = endless ? Math.max(counted!, Math.min(total - 1, page * size)) : counted;
  const said = unknown
    ? tableText.unknown
    : total === undefined
      ? tableText.loading
      : tableText.total(rowsSaid(total, known));
  return (
    <PagerBox $late={!unknown && total === undefined}>
      <span role="status">{said}</span>
      {paged && !unknown && (
        <>
          <span>
            <Select
              size="sm"
              aria-label={tableText.pageSize}
              value={String(size)}
              onChange={(value) => onSize(Number(value))}
              options={sizes.map((one) => ({ value: String(one), label: tableText.perPage(one) }))}
            />
          </span>
          <PageList aria-label={tableText.pages(label)}>
            <PageButton
              type="button"
              aria-label={tableText.previous}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              <ChevronLeft />
            </PageButton>
            {pageNumbers(page, pages, endless).map((number, i) =>
              number === 'gap' ? (
                <span key={`gap ${i}`}>…</span>
              ) : (
                <PageButton
                  key={number}
                  type="button"
                  aria-label={tableText.page(number)}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onPage(number)}
                >
                  {number}
                </PageButton>
              ),
            )}
            <PageButton
              type="button"
              aria-label={tableText.next}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            >
              <ChevronRight />
            </PageButton>
          </PageList>
          <Jump key={page} page={page} pages={endless ? Infinity : pages} onPage={onPage} />
        </>
      )}
    </PagerBox>
  );
}

function Jump({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const [text, setText] = useState(String(page));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const target = jumpTarget(text, pages);
    if (target === undefined || target === page) setText(String(page));
    else onPage(target);
  };
  return (
    <Jumper onSubmit={submit}>
      {tableText.goTo}
      <JumpBox>
        <Input
          size="sm"
          inputMode="numeric"
          aria-label={tableText.goToPage}
          value={text}
          onChange={setText}
          onBlur={submit}
        />
      </JumpBox>
      {tableText.pageUnit}
    </Jumper>
  );
}
