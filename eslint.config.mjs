import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'build/', 'coverage/', '.cache/', '.data/', 'examples/**/dist/', 'examples/**/node_modules/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 400],
      'no-console': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // React's own typing of tags is extended through a namespace.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['examples/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...a11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // What is done outside a form, and what is said when it is refused: one hook.
    files: ['{widgets,src/ui,host}/**/*.{ts,tsx}'],
    ignores: ['src/ui/act/**', 'host/server/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "IfStatement[consequent.type='ThrowStatement'] > UnaryExpression > BinaryExpression[operator='instanceof'][right.name='ApiError']",
          "CallExpression[callee.property.name='error'] > :matches(MemberExpression, ConditionalExpression > MemberExpression)[property.name='message']",
        ].map((selector) => ({ selector, message: 'Use useAct of src/ui/act.' })),
      ],
    },
  },
  {
    // Programs that talk to a terminal.
    files: [
      'host/server/**',
      'host/bundle/**',
      'host/*.mjs',
      'tests/run.mjs',
      'tests/**/*.mjs',
      'src/element/*.mjs',
      'examples/**',
      'host/docs/*.mjs',
      '*.mjs',
    ],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-console': 'off' },
  },
  { files: ['examples/**'], languageOptions: { globals: { ...globals.browser, ...globals.node } } },
);
