import { useState } from 'react';
import { refreshReads, useClient } from '../../../api';
import { personalizationShow, personalizationUpdate } from '../../../api/contract/personalization';
import { setColumns } from '../../../session';
import { usePlace } from '../../../session/place';
import { useKeptColumns } from '../../../session/kept-columns';
import { shownColumns } from '../model/column-choice';
import type { Column } from '../types';

/** The reader's choice of columns. */
export interface ColumnChoice {
  /** Keys of the shown columns, fixed ones included, in table order. */
  shown: readonly string[];
  /** Keys that can be switched, in table order. */
  optional: readonly string[];
  defaults: readonly string[];
  /** The reader chose; narrow screens then scroll instead of hiding columns. */
  chosen: boolean;
  /** False while the stored choice is not known yet. */
  ready: boolean;
  /** Applies a choice at once and keeps it on the server. Rejects with `ApiError`; the choice then holds for this page. */
  choose: (fields: string[]) => Promise<void>;
  /** Applies a choice for this page only: a saved view brings its own. */
  show: (fields: string[] | undefined) => void;
}

/** Reads and keeps the choice under the table's cache key (specification, sections 3 and 7). */
export function useColumnChoice<Row>(
  columns: readonly Column<Row>[],
  cacheKey: string | undefined,
  prefix = '',
): ColumnChoice {
  const client = useClient();
  const place = usePlace();
  const { kept, ready } = useKeptColumns(cacheKey);
  // An account keeps its choice; a page around keeps it with the rest of the list's state.
  const inState = `${prefix}columns`;
  const stated = client.personal ? undefined : place.query[inState]?.split(',');
  const [now, setNow] = useState<string[]>();
  const optional = columns.filter((column) => !column.fixed).map((column) => column.key);
  const defaults = columns.filter((column) => !column.fixed && !column.off).map((column) => column.key);
  const stored = now ?? stated ?? kept;
  const fields = shownColumns(optional, defaults, stored);
  return {
    shown: columns.filter((column) => column.fixed || fields.includes(column.key)).map((column) => column.key),
    optional,
    defaults,
    chosen: !!stored?.some((key) => optional.includes(key)),
    ready: ready || now !== undefined,
    show: setNow,
    choose: async (displayFields) => {
      setNow(displayFields);
      if (cacheKey === undefined) return;
      setColumns(cacheKey, displayFields);
      if (!client.personal) return place.setQuery({ [inState]: displayFields.join(',') });
      const input = { display_column: { tableCacheKey: cacheKey, displayFields } };
      await client.call(personalizationUpdate, input, { quiet: true });
      void refreshReads(client, [personalizationShow.path]);
    },
  };
}
