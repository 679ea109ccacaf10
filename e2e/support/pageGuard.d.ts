import type { BrowserContext } from '@playwright/test';
export interface PageGuardOptions {
    /** Origins that pages may request. All others are reported. */
    allowedOrigins: readonly string[];
    /** Console errors that the test provokes on purpose. */
    allowedConsoleErrors: RegExp;
}
/** Unexpected problems in the pages of a test. */
export interface PageGuard {
    problems(): Promise<readonly string[]>;
}
/**
 * Monitors every page of a context: uncaught errors and rejections, console errors, requests to hosts that
 * the test did not allow, and a changed `Object.prototype`.
 */
export declare function guardPages(context: BrowserContext, options: PageGuardOptions): PageGuard;
//# sourceMappingURL=pageGuard.d.ts.map