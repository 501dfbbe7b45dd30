/**
 * The default button of a form that filters as one types. Disabled, it keeps Enter from sending the
 * form before the page is hydrated, which would drop the choices that the address carries.
 */
export const NoSubmit = () => <button type="submit" disabled hidden />;
