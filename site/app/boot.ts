/**
 * Runs in the head before the first paint: puts the remembered theme on the page so that nothing
 * flashes, and remembers a new choice from then on. Where a browser denies storage, an empty one
 * takes its place, so that no code has to expect an exception. The browser's offer to install the site
 * comes once and early: it is kept for the guide that has the button. Ctrl+K, Cmd+K and / press the
 * search link; before hydration that press is kept like any other. Kept as text because it is inlined.
 */
export const bootScript = `(()=>{
let w=window,d=document,r=d.documentElement,k="theme",set=t=>{t==="light"||t==="dark"?r.dataset.theme=t:delete r.dataset.theme};
for(let n of["localStorage","sessionStorage"])try{w[n].length}catch{Object.defineProperty(w,n,{value:{getItem:()=>null,setItem(){},removeItem(){}}})}
set(localStorage.getItem(k));
w.addEventListener("beforeinstallprompt",e=>{e.preventDefault();w.installOffer=e});
d.addEventListener("DOMContentLoaded",()=>{let i=d.querySelector('[name=theme][value="'+r.dataset.theme+'"]');if(i)i.checked=true});
d.addEventListener("keydown",e=>{let c=e.ctrlKey||e.metaKey;if(e.key==="k"&&c||e.key==="/"&&!c&&!e.altKey&&!e.target.closest("input,textarea,select,[contenteditable]")){e.preventDefault();d.querySelector("[data-search]").click()}});
d.addEventListener("change",e=>{if(e.target.name===k){set(e.target.value);try{localStorage.setItem(k,e.target.value)}catch{}}})
})()`;
