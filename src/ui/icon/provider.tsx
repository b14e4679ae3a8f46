import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';

/** The product's icon size and stroke for everything below; a single icon may still say `size={20}`. */
export const IconDefaults = ({ children }: { children: ReactNode }) => (
  <LucideProvider size={16} strokeWidth={1.75}>
    {children}
  </LucideProvider>
);
