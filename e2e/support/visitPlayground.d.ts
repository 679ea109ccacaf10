import type { Page } from '@playwright/test';
export interface VisitSettings {
    readonly page?: Page;
    /** Chain families of the playground. Default: EVM only. */
    readonly namespaces?: readonly string[];
}
export type Visit = (options?: object, settings?: VisitSettings) => Promise<void>;
/** Opens the playground with `options` in its URL and waits until the kit has restored stored connections. */
export declare function visitPlayground(page: Page, options?: object, namespaces?: readonly string[]): Promise<void>;
//# sourceMappingURL=visitPlayground.d.ts.map