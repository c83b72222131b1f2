describe('the page of a test', () => {
  it('has one window, which is the global object', () => {
    expect(window).toBe(globalThis);
    expect(document.defaultView).toBe(window);
    expect(document.createElement('p')).toBeInstanceOf(HTMLElement);
  });

  it('sends events of the window to its listeners', () => {
    const listener = jest.fn();
    window.addEventListener('online', listener);
    dispatchEvent(new Event('online'));
    window.removeEventListener('online', listener);
    dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('reports an error that nothing catches', () => {
    const reported: unknown[] = [];
    const emit = process.emit;
    const note = (_event: string, value: unknown) => reported.push(value) > 0;
    process.emit = note as typeof emit;
    const print = jest.spyOn(console, 'error').mockReturnValue(undefined);
    document.body.addEventListener('click', () => {
      throw new Error('nobody caught this');
    });
    document.body.click();
    print.mockRestore();
    process.emit = emit;
    expect(reported).toContainEqual(new Error('nobody caught this'));
  });
});
