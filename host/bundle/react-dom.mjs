import MagicString from 'magic-string';

// React's own code for browsers without the parts that nothing here uses: pages that a server rendered; style sheets,
// scripts and images as resources; transitions of views; references to fragments; lists of waiting parts; actions of forms;
// browsers that have no passive listeners and tell nothing of input.
// Written for the release that the lock file names: where another one differs, the build stops.

/** Kinds of nodes in React's tree that never come to be: of a server's page, lists of waiting parts, what goes into the head, the page itself, transitions. */
const unusedKinds = new Set([18, 19, 26, 27, 30]);

/** What is always so without those parts, and in every browser that is supported. */
const constants = new Map([
  ['documentMode', 'null'],
  ['passiveBrowserEventsSupported', '!0'],
  ['isInputEventSupported', '!0'],
  ['canUseCompositionEvent', '!0'],
  ['useFallbackCompositionData', '!1'],
  ['reportGlobalError', 'reportError'],
  ['clz32', 'Math.clz32'],
  ['isHydrating', '!1'],
  ['shouldStartViewTransition', '!1'],
  ['pendingViewTransition', 'null'],
]);

/** Functions of those parts, by what they give or do instead. */
const functions = {
  // Nothing waits for a server's page: each event is told at once.
  'if (_enabled) findInstanceBlockingEvent(nativeEvent), dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);':
    'dispatchEvent',
  // Names in a build say little and the error has its own stack: no component is run again to find where it stands.
  "for (var stack = ''; workInProgress; workInProgress = workInProgress.return) { var type = workInProgress.type; if (type) stack += '\\n    at ' + String(type.displayName || type.name || type); } return stack;":
    'getStackByFiberInDevAndProd',
  'return !1;': 'popHydrationState maySuspendCommit isHostHoistableType',
  'return null;': `waitForCommitToBeReady updateDehydratedSuspenseComponent getNativeBeforeInputChars
    getFallbackBeforeInputChars getResource acquireResource`,
  '': `retryIfBlockedOn clearHydrationBoundary hideOrUnhideDehydratedBoundary commitActivityHydrationCallbacks
    commitSuspenseHydrationCallbacks attemptExplicitHydrationTarget accumulateSuspenseyCommitOnFiber suspendResource
    insertSuspendedStylesheets preloadResource updateSuspenseListComponent cutOffTailIfNeeded extractEvents$1
    constructSelectEvent startViewTransition trackEnterViewTransitions commitExitViewTransitions
    commitNestedViewTransitions commitEnterViewTransitions commitAppearingPairViewTransitions
    commitDeletedPairViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
    restorePairedViewTransitions measureViewTransitionHostInstancesRecursive measureNestedViewTransitions
    applyViewTransitionName applyViewTransitionToHostInstances restoreViewTransitionOnHostInstances
    restoreViewTransitionName commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstance deleteChildFromFragmentInstance
    mountActionState updateActionStateImpl rerenderActionState startHostTransition
    defaultOnDefaultTransitionIndicator stopWatchingForValueChange handlePropertyChange
    handleEventsForInputEventPolyfill getTargetInstForInputEventPolyfill clz32Fallback`,
};
const given = new Map(
  Object.entries(functions).flatMap(([body, names]) => names.split(/\s+/).map((name) => [name, body])),
);

/** What packages and sources must not ask of React, since it is not there. */
const gone =
  /\b(?:hydrateRoot|ViewTransition|addTransitionType|SuspenseList|useActionState|useOptimistic|useFormStatus|useFormState|preloadModule|preinitModule|preinit|prefetchDNS|preconnect)\b/;

/** Leaves of React what a page without those parts runs. */
export function reactCore() {
  return {
    name: 'react-core',
    // React's tools for developers look there for code that a build forgot to leave out; nobody else does.
    load(id) {
      const [, half] = /\/react-dom\/(index|client)\.js$/.exec(id) ?? [];
      const file = half === 'client' ? 'react-dom-client' : 'react-dom';
      return half ? `module.exports = require('./cjs/${file}.production.js');` : null;
    },
    transform(code, id) {
      if (/\/react(-dom)?\/cjs\/react(-dom(-client)?)?\.production\.js$/.test(id)) {
        const { text, found } = trimmed(code, this.parse(code));
        const missing = id.includes('-client')
          ? [...given.keys(), ...constants.keys()].filter((name) => !found.has(name))
          : [];
        if (missing.length > 0) this.error(`React's code has no ${missing.join(', ')} any more.`);
        return { code: text, map: null };
      }
      const [asked] =
        code
          .match(/import \{[^}]*\} from ['"]react(?:-dom(?:\/client)?)?['"]/g)
          ?.map((from) => gone.exec(from))
          .filter(Boolean) ?? [];
      if (asked) this.error(`${id}: ${asked[0]} of React is left out, see host/bundle/react-dom.mjs`);
      return null;
    },
  };
}

function trimmed(code, program) {
  const text = new MagicString(code);
  const found = new Set();
  let around;
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (isFunctionOf(node, given)) {
      found.add(node.id.name);
      text.overwrite(node.body.start, node.body.end, `{${given.get(node.id.name)}}`);
      return;
    }
    // A parameter of that name is another one.
    if (node.params?.some(({ name }) => constants.has(name))) return;
    if (isGone(node)) {
      text.remove(node.start, node.end);
      return;
    }
    if (node.type === 'AssignmentExpression' && constants.has(node.left.name)) {
      text.overwrite(node.start, node.end, 'void 0');
      return;
    }
    if (node.type === 'Identifier' && constants.has(node.name)) {
      found.add(node.name);
      text.overwrite(node.start, node.end, constants.get(node.name));
      return;
    }
    if (node.type === 'Property' && resources.has(node.value.name)) {
      text.overwrite(node.value.start, node.value.end, 'null');
      return;
    }
    const kind = node.type === 'BinaryExpression' && comparesKind(node);
    if (kind) {
      text.overwrite(node.start, node.end, kind === '===' ? '!1' : '!0');
      return;
    }
    if (node.type === 'SwitchStatement' && isKind(node.discriminant)) {
      const names = visitCases(node.cases, text, visit);
      // What is declared there may be used by the cases that stay.
      if (names.length > 0) text.appendLeft(around.body.start + 1, `var ${names.join(', ')};`);
      return;
    }
    const outside = around;
    if (isFunction(node)) around = node;
    for (const [key, child] of Object.entries(node)) {
      // A name that is declared, or that of a property, is no use of it.
      if (node.type === 'VariableDeclarator' && key === 'id') continue;
      if (key === 'key' || (key === 'property' && !node.computed)) continue;
      visit(child);
    }
    around = outside;
  };
  visit(program);
  return { text: text.toString(), found };
}

const isFunctionOf = (node, names) => node.type === 'FunctionDeclaration' && names.has(node.id.name);

/** Statements of the parts: a way in, methods of what is never made, and what finds out about the browser. */
function isGone({ type, expression, test }) {
  if (type === 'IfStatement') return test.name === 'canUseDOM';
  if (type !== 'ExpressionStatement' || expression.type !== 'AssignmentExpression') return false;
  const { left } = expression;
  if (left.object?.name === 'exports') return left.property.name === 'hydrateRoot' || asksOther.has(left.property.name);
  return left.property?.name === 'findDOMNode' || left.object?.object?.name === 'FragmentInstance';
}

/** What the half of React that all renderers share offers besides portals. */
const asksOther = new Set(
  `preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset useFormState useFormStatus
  unstable_batchedUpdates`.split(/\s+/),
);

/** Ways to ask for resources, of those that React's two halves tell each other. */
const resources = new Set([
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
]);

const isKind = (node) => node.type === 'MemberExpression' && node.property.name === 'tag';

/** `===` or `!==` where an unused kind is compared with that of a node. */
const comparesKind = ({ operator, left, right }) =>
  /^[!=]==$/.test(operator) && isKind(right) && unusedKinds.has(left.value) && operator;

/**
 * Takes the cases of unused kinds out of a switch; one that the case before it goes on into keeps what it does. Gives the
 * names that were declared in what went.
 */
function visitCases(cases, text, visit) {
  return cases.flatMap((one, at) => {
    const { test, consequent, start, end } = one;
    const before = cases[at - 1];
    const goes = unusedKinds.has(test?.value);
    if (goes && (!before || ends(before.consequent.at(-1)))) {
      text.remove(start, end);
      return consequent.flatMap(declaredIn);
    }
    if (goes) text.remove(start, consequent[0]?.start ?? end);
    visit(consequent);
    return [];
  });
}

/** Names that a piece of a function declares for all of it. */
function declaredIn(node) {
  if (typeof node !== 'object' || node === null || isFunction(node)) return [];
  if (Array.isArray(node)) return node.flatMap(declaredIn);
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : [];
  return [...own, ...Object.values(node).flatMap(declaredIn)];
}

const isFunction = ({ type }) => /^(Function|ArrowFunction)/.test(type);

const ends = (statement) =>
  ['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(statement?.type);
