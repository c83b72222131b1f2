import type { BrowserContext } from '@playwright/test';

export const KIT_URL: string;
export function buildKit(): Promise<void>;
export function serveKit(context: BrowserContext): Promise<void>;
