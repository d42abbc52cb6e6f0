const files = import.meta.glob<string>("../../../src/hlaska/locales/cs/*.ftl", { query: "?raw", import: "default", eager: true });
export default files;
