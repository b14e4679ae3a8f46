/** A node of a plan as PostgreSQL explains it, as far as it says where null can come from. */
export interface Plan {
  'Node Type': string;
  'Join Type'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Relation Name'?: string;
  Alias?: string;
  Strategy?: string;
  /** Expressions; where there are several tables, each column has the alias of its own before it. */
  Output?: string[];
  Plans?: Plan[];
  [more: string]: unknown;
}

/**
 * Whether the column at a place of a plan's output can be null. `nullable` are the columns of tables that can, as
 * `table.column`. What the plan does not tell counts as never null.
 */
export function canBeNull(plan: Plan, at: number, type: string, nullable: ReadonlySet<string>): boolean {
  const output = bare(plan.Output?.[at] ?? '');
  const [, alias, column] = /^(?:(\w+)\.)?"?([a-z]\w*)"?$/.exec(output) ?? [];
  if (column !== undefined) {
    const source = sourceOf(plan, alias);
    // A plan that can find nothing names columns of several tables without saying whose.
    if (!source || (alias === undefined && isOfMany(plan)) || isCompared(plan, alias, column)) return false;
    return source.outer || nullable.has(`${source.table}.${column}`);
  }
  const [, subplan] = /^\((SubPlan \d+)\)$/.exec(output) ?? [];
  // A yes or no from a subquery is an EXISTS.
  if (subplan !== undefined)
    return type !== 'bool' && !alwaysGives(find(plan, (node) => node['Subplan Name'] === subplan));
  if (/^CASE .* ELSE NULL::\w+(\(\d+\))? END$/.test(output)) return true;
  if (!/^(min|max|sum|avg|string_agg|array_agg|jsonb?_agg|bool_or|bool_and)\(/.test(output)) return false;
  // Over no rows; in groups there is always one, but for those that a filter leaves out.
  return output.includes(' FILTER (WHERE ') || isOneGroup(plan);
}

const bare = (expression: string): string =>
  /^\((?!SubPlan)[^()]*(\([^()]*\))?[^()]*\)$/.test(expression) ? expression.slice(1, -1) : expression;

/** The table behind an alias, and whether an outer join may put nulls in its place. */
function sourceOf(plan: Plan, alias: string | undefined, outer = false): { table: string; outer: boolean } | undefined {
  const table = plan['Relation Name'];
  if (table !== undefined && (alias === undefined || plan.Alias === alias)) return { table, outer };
  for (const inner of plan.Plans ?? []) {
    const found = sourceOf(inner, alias, outer || isOptional(plan, inner));
    if (found) return found;
  }
  return undefined;
}

const isOfMany = (plan: Plan): boolean => new Set(aliasesOf(plan)).size > 1;
const aliasesOf = ({ Alias, Plans = [] }: Plan): string[] => [
  ...(Alias === undefined ? [] : [Alias]),
  ...Plans.flatMap(aliasesOf),
];

/** Whether rows of a join come without rows of this side of it. */
function isOptional(join: Plan, side: Plan): boolean {
  const kind = join['Join Type'];
  const relationship = side['Parent Relationship'];
  if (kind === 'Full') return true;
  return (kind === 'Left' && relationship === 'Inner') || (kind === 'Right' && relationship === 'Outer');
}

/** Whether a condition compares the column, which null does not pass. */
function isCompared(plan: Plan, alias: string | undefined, column: string): boolean {
  const name = `${alias ?? '\\w+'}\\."?${column}"?`;
  const compared = new RegExp(`\\(${name} (=|<|>|~~|->|IS NOT NULL)|(=|<|>|<=|>=) \\(?${name}\\)`);
  return (
    Object.entries(plan).some(
      ([key, condition]) =>
        /(Cond|Filter)$/.test(key) && typeof condition === 'string' && compared.test(condition.replace(/::\w+/g, '')),
    ) || (plan.Plans ?? []).some((inner) => isCompared(inner, alias, column))
  );
}

function find(plan: Plan, is: (node: Plan) => boolean): Plan | undefined {
  if (is(plan)) return plan;
  for (const inner of plan.Plans ?? []) {
    const found = find(inner, is);
    if (found) return found;
  }
  return undefined;
}

/** Whether a subquery gives a value whatever it finds: one that counts, or says what stands for nothing. */
const alwaysGives = (subplan: Plan | undefined): boolean =>
  subplan === undefined || (isOneGroup(subplan) && /^\(?(count\(|COALESCE\()/.test(subplan.Output?.[0] ?? ''));

const isOneGroup = (plan: Plan): boolean =>
  plan['Node Type'] === 'Aggregate' && (plan.Strategy === 'Plain' || plan.Strategy === undefined);
