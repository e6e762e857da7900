// Games and policies that the program loads by a path may be TypeScript, which Vite reads and Node 20 does not.
Object.assign(globalThis, { importByVite: (address: string): Promise<unknown> => import(address) })
