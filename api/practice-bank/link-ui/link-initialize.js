// The practice bank's stand-in for Plaid's link-initialize.js: the same `Plaid.create` interface, an iframe of the
// practice bank inside. It styles through element.style only, so it runs under a host page's `style-src 'self'`.
(() => {
  const bank = new URL(document.currentScript.src).origin;
  const TITLE = 'Practice bank – not a real connection';
  const NARROW = '(max-width: 480px)';

  /** The dialog shows the bank's page: a card on wide screens, the whole screen on narrow ones. */
  function buildDialog(token, receivedRedirectUri) {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    dialog.setAttribute('aria-label', TITLE);
    frame.title = TITLE;
    frame.src = frameUrl(token, receivedRedirectUri);
    Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
    dialog.append(frame);
    document.body.append(dialog);
    return { dialog, frame };
  }

  function frameUrl(token, receivedRedirectUri) {
    const url = new URL('/link/ui', bank);
    url.searchParams.set('link_token', token);
    url.searchParams.set('host', location.origin);
    const state =
      receivedRedirectUri && new URL(receivedRedirectUri).searchParams.get('oauth_state_id');
    if (state) url.searchParams.set('oauth_state_id', state);
    return url.href;
  }

  function fit(dialog, isNarrow) {
    Object.assign(dialog.style, {
      padding: '0',
      border: '0',
      margin: 'auto',
      overflow: 'hidden',
      width: isNarrow ? '100vw' : '420px',
      height: isNarrow ? '100dvh' : 'min(680px, calc(100dvh - 48px))',
      maxWidth: '100vw',
      maxHeight: '100dvh',
      borderRadius: isNarrow ? '0' : '16px',
      // Stands in for ::backdrop, which only a style sheet can reach.
      boxShadow: '0 0 0 100vmax rgb(12 16 24 / 0.45), 0 16px 48px rgb(12 16 24 / 0.3)',
    });
  }

  /** Opens one Link session, with the callbacks and metadata of https://plaid.com/docs/link/web/ */
  function create(config) {
    if (!config || typeof config.token !== 'string') throw new Error('Plaid.create needs a token');
    const { dialog, frame } = buildDialog(config.token, config.receivedRedirectUri);
    const narrow = matchMedia(NARROW);
    const refit = () => fit(dialog, narrow.matches);
    let isReady = false;
    let isDestroyed = false;
    let pageOverflow = null;

    const tell = (type) => frame.contentWindow?.postMessage({ type }, bank);

    function show() {
      if (dialog.open || isDestroyed) return;
      pageOverflow = document.documentElement.style.overflow;
      document.documentElement.style.overflow = 'hidden';
      dialog.showModal();
      frame.focus();
      if (isReady) tell('open');
    }

    function hide() {
      if (!dialog.open) return;
      dialog.close();
      document.documentElement.style.overflow = pageOverflow ?? '';
    }

    const receive = {
      ready() {
        isReady = true;
        config.onLoad?.();
        if (dialog.open) tell('open');
      },
      event: ({ name, metadata }) => config.onEvent?.(name, metadata),
      success({ publicToken, metadata }) {
        hide();
        config.onSuccess?.(publicToken, metadata);
      },
      exit({ error, metadata }) {
        hide();
        config.onExit?.(error, metadata);
      },
      redirect: ({ url }) => location.assign(url),
    };

    function listen(message) {
      if (message.origin !== bank || message.source !== frame.contentWindow) return;
      const { type, payload } = message.data ?? {};
      if (Object.hasOwn(receive, type)) receive[type](payload);
    }

    function askToExit(event) {
      event.preventDefault();
      tell('exit');
    }

    refit();
    narrow.addEventListener('change', refit);
    addEventListener('message', listen);
    dialog.addEventListener('cancel', askToExit);

    return {
      open: show,
      exit: () => tell('exit'),
      destroy() {
        isDestroyed = true;
        hide();
        removeEventListener('message', listen);
        narrow.removeEventListener('change', refit);
        dialog.remove();
      },
      // Plaid's Layer submits a phone number here; the practice bank asks for none.
      submit() {},
    };
  }

  window.Plaid = { create, open: (config) => create(config).open(), version: 'practice' };
})();
