interface Published {
  readonly why: string;
  readonly promote?: boolean;
}

export function publishBuilt(store: string, options: Published): Promise<string[]>;

export function storeCommands(): Promise<{
  readonly registryOf: (store: string) => Promise<{
    readonly shell: { readonly version: string };
    readonly remotes: Readonly<Record<string, { readonly channels: { readonly stable: string } }>>;
  }>;
  readonly runCommand: (
    world: { readonly store: string; readonly who: string; readonly now: () => Date },
    command: string,
    params: Readonly<Record<string, unknown>>,
  ) => Promise<unknown>;
}>;
