import { runnerImport } from 'vite';

/** Prints which addresses are built and how many are left. */
const { module } = await runnerImport('./host/routes/index.ts', { configFile: false, logLevel: 'error' });
const left = module.routes.filter(({ screen }) => !screen);
for (const area of new Set(left.map((route) => route.area))) {
  console.log(area);
  for (const { path, name, title } of left.filter((route) => route.area === area))
    console.log(`  ${path}  ${name}  ${title}`);
}
console.log(
  `${module.routes.length - left.length} of ${module.routes.length} pages are open, ${left.length} are left.`,
);
