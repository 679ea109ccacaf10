import { expect } from '@playwright/test';
import { type SandboxControl } from './sandboxControl.ts';
import { type Visit } from './visitPlayground.ts';
interface Origins {
    readonly playground: string;
    readonly sandbox: string;
}
export interface TestFixtures {
    /** The worker's sandbox, whose faults are cleared before each test. */
    sandbox: SandboxControl;
    /** Opens the playground with these `createAppKit` options merged over its own. */
    visit: Visit;
    /** Console errors that the test causes on purpose, e.g. a failed request. */
    allowedConsoleErrors: RegExp;
    guard: undefined;
}
export interface WorkerFixtures {
    origins: Origins;
}
/** Each worker has its own sandbox and playground, so that the faults of one test do not affect another. */
export declare const test: import("@playwright/test").TestType<import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & TestFixtures, import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions & WorkerFixtures>;
export { expect };
//# sourceMappingURL=test.d.ts.map