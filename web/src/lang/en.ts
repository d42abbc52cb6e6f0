const files = import.meta.glob<string>("../../../src/hlaska/locales/en/*.ftl", { query: "?raw", import: "default", eager: true });
export default files;
